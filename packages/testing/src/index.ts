export { findFreePort } from './findFreePort.ts';
export { isExecutable } from './findOnPath.ts';
export { type FoundPostgres, findPostgres, findPostgresPrograms } from './findPostgres.ts';
export { type Cluster, makeCluster } from './makeCluster.ts';
export { type CaughtMail, openMailServer, type TestMailServer } from './openMailServer.ts';
