/** How a page embeds the matching UI and talks with it (docs/embedding.md), by the element of shortlist-matcher.js. */
import './shortlist-matcher.js';

const matcher = document.getElementById('matcher');
const messages = document.getElementById('messages');
const dropped = document.getElementById('dropped');
const form = document.getElementById('open');

let names = {};

function show({ detail }) {
  const line = document.createElement('li');
  const text = document.createElement('pre');
  text.textContent = JSON.stringify(detail, null, 1);
  line.append(text);
  messages.prepend(line);
}

/** Names stay in the memory of the frame: neither the service nor anybody else sees them. */
function handNames({ detail }) {
  const known = detail.Documents.filter(({ DocumentId }) => names[DocumentId]);
  if (known.length > 0)
    matcher.display({
      Documents: known.map((document) => ({ ...document, Name: names[document.DocumentId] })),
    });
}

matcher.addEventListener('matcher-shown', handNames);
matcher.addEventListener('matcher-hook', show);
matcher.addEventListener('matcher-update', show);
addEventListener('message', () => {
  dropped.value = String(matcher.dropped);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = new FormData(form);
  names = given.get('names') ? JSON.parse(given.get('names')) : {};
  matcher.setAttribute('src', given.get('address'));
});
