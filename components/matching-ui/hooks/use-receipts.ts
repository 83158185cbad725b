import { useEffect, useRef } from 'react';
import { readMessage } from '../data/messages';
import { useMatcher } from '../matcher-context';

/** Time that a page around this one may take to confirm a message. */
const GRACE_MS = 1500;

/**
 * Reports a message that nobody confirms in time. Where the page around this one confirms messages, nothing is
 * reported: that page shows the person the result itself.
 */
export function useReceipts(): (messageId: string, say: () => void) => void {
  const { embeddingOrigins } = useMatcher().view;
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, embeddingOrigins);
      if (message?.type === 'MatcherReceived') clearTimeout(waiting.current.get(message.id));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [embeddingOrigins]);
  return (messageId, say) => {
    const timer = setTimeout(() => {
      waiting.current.delete(messageId);
      say();
    }, GRACE_MS);
    waiting.current.set(messageId, timer);
  };
}
