/**
 * How a page embeds the matching UI and talks with it (docs/embedding.md). No library, nothing to build: copy it.
 * What arrives is taken from the window of the frame and from the origin of its address alone; anything else is dropped.
 */

const VERSION = 1;
const frame = document.getElementById('matcher');
const messages = document.getElementById('messages');
const dropped = document.getElementById('dropped');
const form = document.getElementById('open');

let origin;
let names = {};

const send = (message) => frame.contentWindow.postMessage({ Version: VERSION, ...message }, origin);

/** Names stay in the memory of the frame: neither the service nor anybody else sees them. */
function handNames(documents) {
  const known = documents.filter(({ DocumentId }) => names[DocumentId]);
  if (known.length > 0)
    send({
      Type: 'MatcherDisplay',
      Documents: known.map((document) => ({ ...document, Name: names[document.DocumentId] })),
    });
}

function show(message) {
  const line = document.createElement('li');
  const text = document.createElement('pre');
  text.textContent = JSON.stringify(message, null, 1);
  line.append(text);
  messages.prepend(line);
}

const ACTS = {
  MatcherShown: ({ Documents }) => handNames(Documents),
  MatcherHook: (message) => {
    show(message);
    send({ Type: 'MatcherReceived', Id: message.Id });
  },
  MatcherUpdate: (message) => {
    show(message);
    send({ Type: 'MatcherReceived', Id: message.Id });
  },
};

addEventListener('message', ({ source, origin: from, data }) => {
  const act = data?.Version === VERSION && Object.hasOwn(ACTS, data?.Type) ? ACTS[data.Type] : undefined;
  if (source === frame.contentWindow && from === origin && act) act(data);
  else dropped.value = String(Number(dropped.value) + 1);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = new FormData(form);
  const address = new URL(given.get('address'));
  if (!/^https?:$/.test(address.protocol)) return;
  names = given.get('names') ? JSON.parse(given.get('names')) : {};
  origin = address.origin;
  frame.src = address.href;
});
