import * as z from 'zod/mini';

// zod compiles validators with `new Function` where it may; the Content-Security-Policy forbids even the probe.
z.config({ jitless: true });

export { z };
