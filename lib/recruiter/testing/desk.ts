import { shutdown } from '@/lib/platform';
import { startLetters } from '../letters/worker';
import { startUploadWorker } from '../uploads/worker';
import { startTestParser } from './parser';
import { startSmtpServer } from './smtp-server';
import { memberOfRole } from './store';

/** Starts what tests of mails to candidates need: a parser, a mail server, a member of each role, and the workers, without a pace. */
export async function startDesk() {
  const parser = await startTestParser();
  const server = await startSmtpServer();
  process.env.PRIVATE_HOSTS = `127.0.0.1:${server.port}`;
  process.env.MAIL_PER_MINUTE = '1000';
  const owner = await memberOfRole('owner');
  const recruiter = await memberOfRole('recruiter');
  const viewer = await memberOfRole('viewer');
  await startUploadWorker();
  await startLetters();
  const stop = async () => {
    await shutdown();
    await server.stop();
    parser.stop();
  };
  return { server, owner, recruiter, viewer, stop };
}
