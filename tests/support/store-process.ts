import { StoreServer } from '#local/store/store-server.ts';

/** A store server in a process of its own, to be killed. Tells its parent the context of a function. */
const server = await StoreServer.start(process.argv[2] ?? '');
process.send?.(server.context('edge'));
