import type { DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { afterDeploy, afterFailedDeploy } from '#server/handlers/deploys.ts';

/** The platform calls these when a deploy has ended; nobody reaches them by a path. */
export default {
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => afterDeploy(deploy.context),
  deployFailed: ({ deploy }: DeployFailedEvent) => afterFailedDeploy(deploy.context),
};
