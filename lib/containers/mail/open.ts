import { openMime } from './mime';
import { type Mail, type Members, MOST_DEPTH, MOST_MEMBERS } from './model';
import { openOutlook } from './outlook';

/** Number of files and mails that may still be taken. */
type Room = { left: number };

async function opened(members: Members, room: Room, depth: number): Promise<Mail> {
  const { messages, ...rest } = members;
  const files = rest.files.slice(0, room.left);
  room.left -= files.length;
  const mails: Mail[] = [];
  for (const open of depth < MOST_DEPTH ? messages : []) {
    if (room.left <= 0) break;
    room.left -= 1;
    const within = await open();
    if (within) mails.push(await opened(within, room, depth + 1));
  }
  return { ...rest, files, mails };
}

const isCompound = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/**
 * Opens a mail in MIME or of Outlook, with the mails in it, as deep and as many as real ones have. Undefined where it
 * is damaged, or built to exhaust resources.
 */
export async function openMail(bytes: Uint8Array): Promise<Mail | undefined> {
  const members = isCompound(bytes) ? openOutlook(bytes) : await openMime(bytes);
  return members && opened(members, { left: MOST_MEMBERS }, 1);
}
