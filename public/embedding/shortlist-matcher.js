/**
 * `<shortlist-matcher src="…">`: shows the address of a generated matching UI in a frame and turns its messages into events
 * (docs/embedding.md; types in shortlist-matcher.d.ts). Copy it with matcher-messages.js, which receives them.
 */
import { listenToMatcher } from './matcher-messages.js';

/** As long as the frame may take until it shows its first list, or is said to be refused. */
const PATIENCE_MS = 15_000;

const EVENTS = {
  MatcherShown: 'matcher-shown',
  MatcherHook: 'matcher-hook',
  MatcherUpdate: 'matcher-update',
  MatcherHeight: 'matcher-height',
};

function originOf(address) {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

export class ShortlistMatcher extends HTMLElement {
  static observedAttributes = ['src', 'title'];

  #frame = document.createElement('iframe');
  #matcher;
  #patience;

  /** Counts the messages of the frame that were dropped: of another origin, or in no known form. */
  dropped = 0;

  connectedCallback() {
    this.#frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0';
    this.append(this.#frame);
    this.#show();
  }

  disconnectedCallback() {
    this.#leave();
    this.#frame.remove();
    this.#frame.removeAttribute('src');
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** Tells the list what its documents are called here, as the message `MatcherDisplay` has it. */
  display(message) {
    this.#matcher?.display(message);
  }

  #leave() {
    clearTimeout(this.#patience);
    this.#matcher?.stop();
    this.#matcher = undefined;
  }

  #show() {
    this.#frame.title = this.getAttribute('title') ?? 'Matches';
    const address = this.getAttribute('src') ?? '';
    if (address === this.#frame.getAttribute('src')) return;
    this.#leave();
    const origin = originOf(address);
    if (!origin) return this.#frame.removeAttribute('src');
    this.dropped = 0;
    this.#matcher = listenToMatcher({
      address,
      window: () => this.#frame.contentWindow,
      hear: (message) => this.#hear(message),
      dropped: (count) => {
        this.dropped = count;
      },
    });
    this.#frame.src = address;
    this.#patience = setTimeout(() => this.#giveUp(origin), PATIENCE_MS);
  }

  /** A browser keeps to itself whether a frame was refused: what is known is that it never said a word. */
  #giveUp(origin) {
    const message = `${origin} has shown no list in this frame. Its account must allow ${location.origin} (FrameOrigins), or a hook must name it as TargetOrigin; an address works once.`;
    // biome-ignore lint/suspicious/noConsole: it is for whoever builds the page around it.
    console.warn(message);
    this.dispatchEvent(new CustomEvent('matcher-silent', { detail: { message } }));
  }

  #hear(message) {
    clearTimeout(this.#patience);
    // An element that is as high as its list has no height of its own set: `fit`.
    if (message.Type === 'MatcherHeight' && this.hasAttribute('fit'))
      this.style.height = `${message.Height}px`;
    this.dispatchEvent(new CustomEvent(EVENTS[message.Type], { detail: message }));
  }
}

if (!customElements.get('shortlist-matcher')) customElements.define('shortlist-matcher', ShortlistMatcher);
