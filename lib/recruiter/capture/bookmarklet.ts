/** The script behind a bookmark that sends the page before somebody to their workspace. */

/** As much as every browser takes in an address, encoded. */
const MOST_IN_ADDRESS = 60_000;

/**
 * Runs in the page of somebody else, whose policy may forbid every request: it opens a window of ours, which sends. A text goes along
 * in the address, behind the #, which no server sees and no policy of the page forbids; a PDF and a very long text by message, once
 * that window says that it listens.
 */
const SCRIPT = `(()=>{
const home=HOME,key=KEY,size='popup,width=460,height=380';
const pdf=document.contentType==='application/pdf'||document.querySelector('embed[type="application/pdf"]');
const text=pdf?'':String(getSelection()).trim()||document.body.innerText;
const about={title:document.title,address:location.href};
const whole=encodeURIComponent(JSON.stringify({...about,text}));
if(!pdf&&whole.length<MOST){open(home+'#'+key+'&'+whole,'_blank',size+',noopener');return}
const to=open(home+'#'+key,'_blank',size),origin=new URL(home).origin;
addEventListener('message',async e=>{
if(e.source!==to||e.origin!==origin||e.data?.Type!=='CaptureReady')return;
let body=text;
if(pdf)body=await fetch(location.href).then(r=>r.arrayBuffer()).catch(()=>null);
to.postMessage({Type:'Capture',...about,body},origin)})
})()`;

/** Returns the address of the bookmark for a token. */
export function bookmarkletFor({ home, token }: { home: string; token: string }): string {
  const code = SCRIPT.replace('HOME', JSON.stringify(home))
    .replace('KEY', JSON.stringify(token))
    .replace('MOST', String(MOST_IN_ADDRESS))
    .replaceAll('\n', '');
  return `javascript:${encodeURIComponent(code)}`;
}
