import { useEffect, useState } from 'react';
import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import { idTime } from '#shared/ids.ts';
import {
  REASONS,
  type KeptMail,
  type MailSetup,
  type MessageKind,
  type OpenMessage,
} from '#shared/notifications.ts';
import { staffCall } from '../session/session.ts';
import { routeHref } from '../shell/address.ts';
import { useAtom } from '../shell/atom.ts';
import { listTabs } from '#forms/registry.ts';
import { TabPage } from '../ui/TabPage.tsx';
import { fullTime } from '../shell/times.ts';
import type { TabProps } from '../tabs.tsx';
import { notifications } from './notifications.ts';

const WHERE: Record<MailSetup, string> = {
  smtp: 'Each submission is e-mailed to the company.',
  files: 'No mail server is set up here: e-mails are kept in files on this machine.',
  none: 'E-mail is not set up: nobody is told of submissions. SMTP_URL, NOTIFY_FROM and NOTIFY_TO do that.',
  unusable:
    'E-mail is set up wrongly, so nobody is told: SMTP_URL, NOTIFY_FROM and NOTIFY_TO belong together.',
};

/** Where the company is told of submissions, what has not left, and the e-mails that are kept in files. */
export default function NotificationsTab({ tab, rest: [name] }: TabProps) {
  const { mail, webhook, open } = useAtom(notifications);
  return (
    <TabPage tab={tab} className="admin-told-tab">
      <p>
        <span>{mail && WHERE[mail]}</span> <span>{webhook && 'Another system is told by webhook.'}</span>
      </p>
      {open.size > 0 && <OpenMessages messages={[...open.values()]} />}
      {mail === 'files' &&
        (name === undefined ? <KeptMails tabId={tab.id} /> : <Mail tabId={tab.id} name={name} />)}
    </TabPage>
  );
}

function OpenMessages({ messages }: { messages: readonly OpenMessage[] }) {
  return (
    <section aria-labelledby="not-sent">
      <h3 id="not-sent">Not sent yet</h3>
      <ul>
        {messages.map(({ list, id, kind, reason }) => (
          <li key={`${list}/${id}/${kind}`}>
            <a href={routeHref(tabOf(list).id, id)}>{`${titleOf(list, kind)}, ${fullTime(idTime(id))}`}</a>{' '}
            <span>{reason ? `failed: ${REASONS[reason]}` : 'waiting'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptMails({ tabId }: { tabId: string }) {
  const [mails, setMails] = useState<readonly KeptMail[]>();
  useEffect(() => {
    void staffCall(notificationEndpoints.keptMails).then((result) => {
      if (result.ok) setMails(result.data.mails);
    });
  }, []);
  if (!mails) return <p role="status">Loading…</p>;
  return (
    <section aria-labelledby="kept-mails">
      <h3 id="kept-mails">E-mails in files</h3>
      {mails.length === 0 && <p>None yet: send one of the site’s forms.</p>}
      <ul>
        {mails.map(({ name, at, list, kind }) => (
          <li key={name}>
            <a href={routeHref(tabId, name)}>{`${titleOf(list, kind)}, ${fullTime(Date.parse(at))}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mail({ tabId, name }: { tabId: string; name: string }) {
  const [text, setText] = useState('Loading…');
  useEffect(() => {
    void staffCall(notificationEndpoints.keptMail, { query: { name } }).then((result) =>
      setText(result.ok ? result.data.text : result.message),
    );
  }, [name]);
  return (
    <section aria-label="E-mail">
      <a className="admin-small" href={routeHref(tabId)}>
        All e-mails
      </a>
      <pre dir="auto">{text}</pre>
    </section>
  );
}

const PAYMENTS = { id: 'verification', tab: 'Paid checkout' };
const tabOf = (list: string) => listTabs.get(list) ?? PAYMENTS;

/** Of a mail about no list: an invitation to the team. */
function titleOf(list: string, kind: MessageKind | undefined): string {
  if (list === 'team') return 'Invitation';
  return kind === 'answer' ? `${tabOf(list).tab}, answer to the visitor` : tabOf(list).tab;
}
