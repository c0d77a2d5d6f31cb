import { useEffect, useRef, useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { MAX_EMAIL } from '#shared/limits.ts';
import type { PersonalData } from '#shared/personal-data.ts';
import { noteExport } from '../audit/note-export.ts';
import { download } from '../inbox/actions/download.ts';
import { readNews } from '../inbox/model/news.ts';
import { staffCall } from '../session/session.ts';
import { go, routeHref } from '../shell/address.ts';
import { ask } from '../shell/ask.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { taking } from '../ui/taking.ts';
import { TabPage } from '../ui/TabPage.tsx';
import { dayOf, serverTime } from '../shell/times.ts';
import { useBusy } from '../ui/use-busy.ts';
import type { TabProps } from '../tabs.tsx';
import { Place } from './Place.tsx';
import './privacy.css';

/** What the server said of the address that was asked about; a text says why it said nothing. */
type Found = PersonalData | string | undefined;

const HINT = 'Everything that is kept about one address, in every list: to read, export or erase.';

/** Everything that is kept about one e-mail address: to be seen, exported and erased. The address stands in the page's own. */
export default function PersonalDataTab({ tab, rest: [email = ''] }: TabProps) {
  const [found, setFound] = useState<{ email: string; what: Found }>({ email: '', what: undefined });
  const look = async (): Promise<void> => setFound({ email, what: await find(email) });
  useEffect(
    () => (email === '' ? undefined : taking(find(email), (what) => setFound({ email, what }))),
    [email],
  );
  const what = found.email === email ? found.what : undefined;
  return (
    <TabPage tab={tab} className="admin-held">
      <Question key={email} email={email} tabId={tab.id} onAgain={look} />
      <p role="status">{email === '' ? HINT : sentence(what)}</p>
      {typeof what === 'object' && what.places.length > 0 && <Kept data={what} onErased={look} />}
    </TabPage>
  );
}

async function find(email: string): Promise<Found> {
  const result = await staffCall(staffEndpoints.personalDataFind, { body: { email } });
  return result.ok ? result.data : result.message || 'The server does not answer.';
}

function Question({ email, tabId, onAgain }: { email: string; tabId: string; onAgain: () => unknown }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = input.current?.value.trim() ?? '';
        if (typed === email) void onAgain();
        else if (typed !== '') go(routeHref(tabId, typed));
      }}
    >
      <label htmlFor="held-email">Email address of a visitor</label>
      <input
        ref={input}
        id="held-email"
        name="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={MAX_EMAIL}
        defaultValue={email}
      />
      <button type="submit" className="admin-main-button">
        Look
      </button>
    </form>
  );
}

const own = ({ places }: PersonalData): number =>
  places.flatMap(({ items }) => items).filter(({ mentioned }) => !mentioned).length;

const entries = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

function sentence(what: Found): string {
  if (what === undefined) return 'Loading…';
  if (typeof what === 'string') return what;
  const count = own(what);
  return count === 0 ? `Nothing is kept about ${what.email}.` : `${entries(count)} kept about ${what.email}.`;
}

function Kept({ data, onErased }: { data: PersonalData; onErased: () => Promise<void> }) {
  const [busy, begin] = useBusy();
  const count = own(data);
  const erase = async (): Promise<void> => {
    const text = `Do you really want to erase ${entries(count)} about ${data.email}, everywhere and for everybody? There is no way back.`;
    if (!(await ask({ text, yes: `Yes, erase ${count.toLocaleString('en-US')}` }))) return;
    const result = await staffCall(staffEndpoints.personalDataErase, { body: { email: data.email } });
    if (result.ok) toast(`Erased ${entries(result.data.erased)}.`, 'success');
    else toast(result.message || 'Could not erase it: the server does not answer.', 'error');
    await Promise.all([onErased(), readNews()]);
  };
  const save = (): void => {
    download(`personal-data-${dayOf(serverTime())}.json`, 'application/json', JSON.stringify(data, null, 2));
    noteExport('personal-data', count);
  };
  return (
    <>
      <p className="admin-form-buttons">
        <Button onClick={save}>
          <Icon name="download" /> Export JSON
        </Button>
        {count > 0 && (
          <Button tone="danger" aria-busy={busy} onClick={() => begin(erase)}>
            Erase all of it
          </Button>
        )}
      </p>
      {data.places.map((place) => (
        <Place key={place.place} {...place} />
      ))}
    </>
  );
}
