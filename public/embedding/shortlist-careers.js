/**
 * `<shortlist-careers></shortlist-careers>`: shows the open jobs of the workspace that this script comes from, in a frame as high as
 * its list (docs/embedding.md). `place`, `contract`, `q` and `remote` narrow the list down.
 */
(() => {
  const home = document.currentScript?.src;
  if (!home || customElements.get('shortlist-careers')) return;

  const FILTERS = ['q', 'place', 'contract', 'remote'];
  const TALLEST = 20_000;

  class ShortlistCareers extends HTMLElement {
    static observedAttributes = [...FILTERS, 'title'];

    #frame = document.createElement('iframe');
    #hear = ({ source, data }) => {
      const height = data?.Type === 'CareersHeight' && source === this.#frame.contentWindow ? data.Height : 0;
      if (Number.isFinite(height) && height > 0) this.#frame.style.height = `${Math.min(height, TALLEST)}px`;
    };

    connectedCallback() {
      this.style.display = 'block';
      this.#frame.style.cssText =
        'display: block; width: 100%; height: 30rem; border: 0; color-scheme: light dark';
      addEventListener('message', this.#hear);
      this.#show();
      this.append(this.#frame);
    }

    disconnectedCallback() {
      removeEventListener('message', this.#hear);
      this.#frame.remove();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    #show() {
      const address = new URL('/careers/embed', home);
      for (const name of FILTERS.filter((filter) => this.hasAttribute(filter)))
        address.searchParams.set(name, name === 'remote' ? '1' : this.getAttribute(name));
      this.#frame.title = this.getAttribute('title') ?? 'Open jobs';
      if (this.#frame.src !== address.href) this.#frame.src = address.href;
    }
  }

  customElements.define('shortlist-careers', ShortlistCareers);
})();
