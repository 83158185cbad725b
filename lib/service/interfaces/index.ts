/** Sessions of generated interfaces: begun by a call, opened once by their address, ended with all they hold. */
export { cookiesWith, secretsFor } from './cookies';
export { tellFraming } from './framing';
export { openValue, sealValue } from './sealed';
export {
  admitVisitor,
  beginSession,
  type IndexedSource,
  newVisitor,
  openSession,
  type Session,
  type UIRequest,
  visitSession,
} from './sessions';
export { removeEnded, startSessionSweeper } from './sweeper';
