import { publicEndpoints } from './public.ts';
import { sessionEndpoints } from './session.ts';
import { staffEndpoints } from './staff.ts';

/** Every call of the site, for the server; pages import those that they make. */
export const endpoints = { ...publicEndpoints, ...sessionEndpoints, ...staffEndpoints } as const;
