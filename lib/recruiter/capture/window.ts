import { OWN_COLOUR } from '../careers/look';
import { html } from '../careers/markup';
import { type SealedDocument, sealedDocument } from '../careers/sealed-document';

/** The small window that a bookmark opens: it takes the page over, sends it and shows what became of it. */

const ASKING_MS = 1000;
const MOST_ASKED = 90;

const SCRIPT = `
const said=document.getElementById('said'),more=document.getElementById('more');
const say=(text,link,words)=>{said.textContent=text;more.replaceChildren();if(!link)return;const a=document.createElement('a');a.className='button';a.href=link;a.target='_blank';a.rel='noopener';a.textContent=words;more.append(a)};
const [key,packed]=location.hash.slice(1).split('&');
history.replaceState(null,'',location.pathname);
const headers={Authorization:'Bearer '+key};
const wait=()=>new Promise(r=>setTimeout(r,${ASKING_MS}));
const problem=async answer=>(await answer.json().catch(()=>null))?.problem?.message??'The server did not answer. Try again.';
async function follow(item){for(let n=0;n<${MOST_ASKED};n+=1){
const answer=await fetch('/capture/receipts/'+item,{headers});
if(!answer.ok)return say(await problem(answer));
const {state,message,link}=await answer.json();
if(state!=='waiting')return say(message,link,state==='known'?'See who is here':'See the candidate');
say(message);await wait()}
say('It is still being read. You find it among the uploads.')}
async function send({title,address,body}){
if(!body||!(body.byteLength||body.length))return say('There is nothing here that can be read. Save the file and upload it.');
say('Sending …');
const query=new URLSearchParams({title:String(title).slice(0,300),address:String(address)});
const answer=await fetch('/capture/send?'+query,{method:'POST',headers,body:new Blob([body])}).catch(()=>null);
if(!answer)return say('The server cannot be reached. Try again.');
if(!answer.ok)return say(await problem(answer));
await follow((await answer.json()).item)}
if(!/^slc_/.test(key))say('Open this window by your bookmark. You make one under Settings, Profile.');
else if(packed){let page=null;try{page=JSON.parse(decodeURIComponent(packed))}catch{}
page?send({...page,body:page.text}):say('The page did not arrive complete. Try again.')}
else if(opener){const from=opener;let taken=false;
addEventListener('message',({source,origin,data})=>{if(taken||source!==from||data?.Type!=='Capture')return;taken=true;
const address=String(data.address).startsWith(origin+'/')?data.address:origin;
send({title:data.title,address,body:data.body})});
from.postMessage({Type:'CaptureReady'},'*');
setTimeout(()=>taken||say('This page does not hand anything over. Save it and upload the file.'),10000)}
else say('This page does not hand anything over. Save it and upload the file.');
`;

/** Makes the window with the policy under which it is shown: its own script alone, and requests to us alone. */
export const captureWindow = (): SealedDocument =>
  sealedDocument({
    title: 'Add to Shortlist',
    colour: OWN_COLOUR,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<main class="in"><h1>Add to Shortlist</h1><p id="said" role="status">Taking the page over …</p><p id="more" class="act"></p></main>`,
    script: SCRIPT,
    rules: ["connect-src 'self'", "form-action 'none'", "frame-ancestors 'none'"],
  });
