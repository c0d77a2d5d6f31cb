import { readEnv } from '../env.ts';
import type { Account, Accounts } from '../handlers/session.ts';
import { logProblem } from '../log.ts';
import { normalUsername } from '../records/attempts.ts';
import { fingerprint } from '../records/credential.ts';
import { endReplacedSessions, ENVIRONMENT, environmentOwner } from '../records/sessions.ts';
import { useCode } from './factor.ts';
import { activeByName, isStill, ownOf, readTeam, type Team } from './people.ts';

/** The environment's administrator, without a look into the store, and the active ones of the team. */
export const accounts: Accounts = {
  find: async (username) => {
    if (isEnvironments(username)) return environmentAccount();
    if (!readEnv().ADMIN_USERNAME) logMissing('ADMIN_USERNAME');
    return memberAccount(await readTeam(), username);
  },
  findNobody: async (username) => {
    if (isEnvironments(username)) await readTeam();
  },
  admit: async (account, code) => {
    const team: Team | undefined =
      account.id === ENVIRONMENT ? await endReplacedSessions() : await readTeam();
    if (!team || !isStill(team, account)) return 'gone';
    if (!ownOf(team, account.id).factor) return 'in';
    if (code === '') return 'code wanted';
    return (await useCode(account, code)) ? 'in' : 'code wrong';
  },
};

/** By the name that somebody typed. */
function isEnvironments(username: string): boolean {
  const { ADMIN_USERNAME } = readEnv();
  return ADMIN_USERNAME !== undefined && normalUsername(username) === normalUsername(ADMIN_USERNAME);
}

/** Whether the environment names an administrator who can sign in. */
export function hasEnvironment(): boolean {
  const { ADMIN_USERNAME, ADMIN_PASSWORD_HASH } = readEnv();
  return ADMIN_USERNAME !== undefined && ADMIN_PASSWORD_HASH !== undefined;
}

function logMissing(missing: string): void {
  logProblem('sign-in-unconfigured', { missing });
}

function environmentAccount(): Account | undefined {
  const { ADMIN_PASSWORD_HASH: passwordHash } = readEnv();
  if (passwordHash) return { ...environmentOwner(), passwordHash };
  logMissing('ADMIN_PASSWORD_HASH');
  return undefined;
}

/** An active one of the team by user name. */
function memberAccount(team: Team, username: string): Account | undefined {
  const person = activeByName(team, username);
  const passwordHash = person?.passwordHash;
  if (!person || !passwordHash) return undefined;
  const { id, name, email } = person;
  return { id, name, username: email, credential: fingerprint(passwordHash), passwordHash };
}
