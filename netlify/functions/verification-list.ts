import type { Config } from '@netlify/functions';
import { listVerifications } from '#server/handlers/verification.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.verificationList, listVerifications);

export const config: Config = {
  path: [
    '/Email_Verification_OTP/get_verificationForm.php',
    '/email_verification_otp/get_verificationform.php',
  ],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
