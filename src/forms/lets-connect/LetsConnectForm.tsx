import './lets-connect.css';
import { confirm, info, success } from '#browser/dialogs.ts';
import { formIsland } from '../engine/form-island.tsx';
import { DECISION, DECLINED, letsConnectForm, QUESTION } from './form.ts';

const Island = formIsland(letsConnectForm, {
  /** Asks before anything is sent; a refusal is acknowledged and nothing is lost. */
  confirm: async () => {
    const isSure = await confirm(QUESTION);
    if (!isSure) await info({ text: DECLINED.text });
    return isSure;
  },
  replies: {
    sent: (text) => success({ title: 'Success!', text }),
    refused: (text, returnTo) => info({ title: DECLINED.title, text, returnTo }),
    unreachable: (text) => info({ title: 'Not sent', text }),
  },
});

/** Let's Connect: a question to our experts. */
export function LetsConnectForm({ consent, labelledBy }: { consent: string; labelledBy: string }) {
  return (
    <Island labelledBy={labelledBy}>
      <input type="hidden" name={DECISION} value="ask" />
      <noscript>
        <input type="hidden" name={DECISION} value="" />
      </noscript>
      <input type="hidden" name="consent" value={consent} />
      <p className="consent">{consent}</p>
    </Island>
  );
}
