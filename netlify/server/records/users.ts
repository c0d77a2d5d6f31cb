import { hash } from 'node:crypto';
import { changeDocument, readDocument, readDocuments, readEach } from '../database/documents.ts';
import { recordKey } from '../database/pages.ts';
import { claim } from './claims.ts';
import { Folders, type Folder } from './folders.ts';
import { ownIds, type HeldAbout } from './held.ts';
import { queueMessage, unqueueMessage } from './outbox.ts';
import { asidesOf } from '#forms/engine/asides.ts';
import { createId, ID_PATTERN, idTime } from '#shared/ids.ts';
import type { UserListed } from '#shared/schemas/entities.ts';

export interface NewUser {
  name: string;
  email: string;
  phone: string;
  address: string;
  passwordHash: string;
  /** Made by the browser once per filled form: the same one twice is one registration. */
  submissionId?: string | undefined;
  /** The network that it came from, as `callerOf` names it; it is not kept with the user. */
  caller?: string | undefined;
}

export interface StoredUser extends UserListed {
  passwordHash: string;
  submissionId?: string | undefined;
}

/** Users in their folders; beside those the keys `emails/<hash of the address>` name the user of each address. */
class Users extends Folders<StoredUser, UserListed> {
  /** A suspected user gives the e-mail address free, and whoever registered with it meanwhile keeps it. */
  override async move(id: string, to: Folder): Promise<'moved' | 'missing' | 'taken'> {
    if (to === 'suspected') return super.move(id, to);
    const user = await this.find(id, to);
    if (typeof user === 'string') return user;
    return this.during([id], async () => {
      const winner = await registerUser(user, id);
      // The salted hash tells one registration from any other: this one was restored before, but not to the end.
      if (winner !== 'registered' && winner.passwordHash !== user.passwordHash) return 'taken';
      await this.open().delete(recordKey('suspected', id));
      // As in `Folders.move`: nobody who moves it the other way leaves it nowhere.
      await registerUser(user, id);
      return 'moved';
    });
  }

  protected override prepareMove(user: StoredUser): Promise<void> {
    return giveFree(user);
  }

  /** Their e-mail addresses can be registered again. */
  override async remove(ids: readonly string[], options: { atOnce?: boolean } = {}): Promise<void> {
    const found = await readDocuments<StoredUser>(
      this.open(),
      ids.map((id) => recordKey('records', id)),
    );
    await super.remove(ids, options);
    await readEach(found, ({ email }) => removeClaimOf(String(email)));
  }
}

/** Lists hold nothing of passwords, and neither do their indexes. */
export const users = new Users('users', toListed);

/** Keeps a suspected registration apart, once for each `submissionId`; it claims no address yet. */
export async function suspectUser(user: NewUser): Promise<void> {
  const wanted = { id: createId() };
  const { id } = user.submissionId
    ? await claim(users.open(), user.submissionId.toLowerCase(), wanted)
    : wanted;
  if (id !== wanted.id && (await users.isStored(id))) return;
  await users.store('suspected', toStored(user, id));
}

/** Who registered with an address, and what keeps it from being registered twice. */
export const heldAbout: HeldAbout = async (sought) => {
  const items = await users.heldAbout(sought);
  const claimed = claimKey({ email: sought.address });
  const isClaimed = await users.open().exists(claimed);
  const isNamed = items.some(({ suspected, mentioned }) => !suspected && !mentioned);
  if (isClaimed && !isNamed) items.push({ values: { address: 'It may be registered once only.' } });
  if (items.length === 0) return [];
  const erase = async () => {
    await users.remove(ownIds(items), { atOnce: true });
    await removeClaimOf(sought.address);
  };
  return [{ place: 'users', items, erase }];
};

/** Unless somebody has the address: who registers at this moment keeps it. */
async function removeClaimOf(email: string): Promise<void> {
  const claimed = await readDocument<{ id: string }>(users.open(), claimKey({ email }));
  const isTaken = claimed && ID_PATTERN.test(claimed.id) && (await users.isStored(claimed.id));
  if (!isTaken) await users.open().delete(claimKey({ email }));
}

/**
 * Stores a user; an e-mail address has one user, whatever its letter case. The address is claimed first, then the
 * record is written under the claimed id: a crash between the two leaves a claim that the next registration fills.
 * Out: 'registered', or the user who has the address already.
 */
export async function registerUser(user: NewUser, wantedId = createId()): Promise<'registered' | StoredUser> {
  let id = wantedId;
  const take = (found: { id: string } | undefined) => {
    id = found && ID_PATTERN.test(found.id) ? found.id : wantedId;
    return id === wantedId ? { id } : undefined;
  };
  const wanted = { list: 'users', id: wantedId } as const;
  await Promise.all([
    changeDocument(users.open(), claimKey(user), take, { id: '' }, { known: 'none' }),
    queueMessage(wanted, user.caller),
  ]);
  const key = recordKey('records', id);
  if (id !== wantedId) {
    await unqueueMessage(wanted);
    if (!(await users.open().exists(key))) await queueMessage({ list: 'users', id }, user.caller);
  }
  if (await users.store('records', toStored(user, id))) return 'registered';
  const winner = await readDocument<StoredUser>(users.open(), key);
  if (!winner) throw new Error(`${key} cannot be read.`);
  return winner;
}

/** The next registration with the address of this user has it. */
async function giveFree(user: StoredUser): Promise<void> {
  const free = (found: { id: string } | undefined) => (found?.id === user.id ? { id: '' } : undefined);
  await changeDocument(users.open(), claimKey(user), free, { id: '' });
}

const claimKey = ({ email }: Pick<NewUser, 'email'>): string =>
  `emails/${hash('sha256', email.toLowerCase())}`;

/** With what is kept beside the answers. */
function toStored(user: NewUser, id: string): StoredUser {
  const { name, email, phone, address, passwordHash, submissionId } = user;
  const created_at = new Date(idTime(id)).toISOString();
  return { id, name, email, phone, address, created_at, ...asidesOf(user), passwordHash, submissionId };
}

function toListed(user: StoredUser): UserListed {
  const { id, name, email, phone, address, created_at } = user;
  return { id, name, email, phone, address, created_at, ...asidesOf(user) };
}
