import { submitTo } from '#forms/engine/submit-to.ts';
import type { Outcome } from '#forms/engine/use-form.ts';
import { alert } from '#browser/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import type { DemoRequest } from '#forms/demo/schema.ts';

/** Sends the demo request [S 7, 8]. After a success the button that was pressed is gone: focus belongs on `start`. */
export function sendRequest(request: DemoRequest, start: HTMLElement | undefined): Promise<Outcome> {
  return submitTo(publicEndpoints.demoSubmit, request, {
    sent: () => alert('success', { title: 'Demo request submitted successfully!', returnTo: start }),
    refused: (reason, returnTo) => alert('error', { title: reason, returnTo }),
    unreachable: () => alert('error', { title: 'Network or server error' }),
    wordless: 'Submission failed',
  });
}
