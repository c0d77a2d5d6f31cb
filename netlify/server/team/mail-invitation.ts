import { siteAddress } from '../deploy.ts';
import { logProblem } from '../log.ts';
import { mailPerson } from '../notify/mail.ts';
import type { Person } from './people.ts';
import { company } from '#content/company.ts';
import { PATHS } from '#shared/paths.ts';

/**
 * Mails the link of an invitation at once. It does not wait in the outbox: what waits there is written down, and of the link only a
 * hash may be. Out: whether it was taken; whoever invites has the link in any case.
 */
export async function mailInvitation({ name, email }: Person, token: string, asked: URL): Promise<boolean> {
  const link = `${new URL(PATHS.invitation, siteAddress() ?? asked.origin).href}#${token}`;
  const text = [
    `Hello ${name},`,
    `you are invited to the staff area of ${company.name}. Choose your password here, within 24 hours:`,
    link,
    'The link works once. If you do not know what this is about, leave it.',
  ].join('\n\n');
  try {
    await mailPerson({ to: email, subject: `Your invitation to the staff area of ${company.name}`, text });
    return true;
  } catch (error) {
    logProblem('invitation-not-mailed', {}, error);
    return false;
  }
}
