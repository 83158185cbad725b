/**
 * `<shortlist-matcher src="…">`: shows the address of a generated matching UI in a frame and turns its messages into events
 * (docs/embedding.md; types in shortlist-matcher.d.ts). No library, nothing to build: copy it.
 * What arrives is taken from the window of its frame and from the origin of its address alone; anything else is dropped.
 */

const VERSION = 1;
/** As long as the frame may take until it shows its first list, or is said to be refused. */
const PATIENCE_MS = 15_000;

const EVENTS = {
  MatcherShown: 'matcher-shown',
  MatcherHook: 'matcher-hook',
  MatcherUpdate: 'matcher-update',
};

function originOf(address) {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

export class ShortlistMatcher extends HTMLElement {
  static observedAttributes = ['src', 'title'];

  #frame = document.createElement('iframe');
  #origin;
  #heard = new Set();
  #patience;
  #receive = (event) => this.#take(event);

  /** Counts the messages that were dropped: of another window or origin, or in no known form. */
  dropped = 0;

  connectedCallback() {
    addEventListener('message', this.#receive);
    this.#frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0';
    this.append(this.#frame);
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#receive);
    clearTimeout(this.#patience);
    this.#frame.remove();
    this.#frame.removeAttribute('src');
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** Tells the list what its documents are called here, as the message `MatcherDisplay` has it. */
  display(message) {
    this.#send({ Type: 'MatcherDisplay', ...message });
  }

  #show() {
    this.#frame.title = this.getAttribute('title') ?? 'Matches';
    const address = this.getAttribute('src') ?? '';
    if (address === this.#frame.getAttribute('src')) return;
    clearTimeout(this.#patience);
    this.#heard.clear();
    this.#origin = originOf(address);
    if (!this.#origin) return this.#frame.removeAttribute('src');
    this.#frame.src = address;
    this.#patience = setTimeout(() => this.#giveUp(), PATIENCE_MS);
  }

  /** A browser keeps to itself whether a frame was refused: what is known is that it never said a word. */
  #giveUp() {
    const message = `${this.#origin} has shown no list in this frame. Its account must allow ${location.origin} (FrameOrigins), or a hook must name it as TargetOrigin; an address works once.`;
    // biome-ignore lint/suspicious/noConsole: it is for whoever builds the page around it.
    console.warn(message);
    this.dispatchEvent(new CustomEvent('matcher-silent', { detail: { message } }));
  }

  #send(message) {
    if (this.#origin) this.#frame.contentWindow?.postMessage({ Version: VERSION, ...message }, this.#origin);
  }

  #take({ source, origin, data }) {
    const known = data?.Version === VERSION && Object.hasOwn(EVENTS, data.Type);
    if (source !== this.#frame.contentWindow || origin !== this.#origin || !known) {
      this.dropped += 1;
      return;
    }
    clearTimeout(this.#patience);
    if (data.Id) {
      this.#send({ Type: 'MatcherReceived', Id: data.Id });
      if (this.#heard.has(data.Id)) return;
      this.#heard.add(data.Id);
    }
    this.dispatchEvent(new CustomEvent(EVENTS[data.Type], { detail: data }));
  }
}

if (!customElements.get('shortlist-matcher')) customElements.define('shortlist-matcher', ShortlistMatcher);
