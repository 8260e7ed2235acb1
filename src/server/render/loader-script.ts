/** The one trusted-types policy of the shop: it lets the loader below, and nothing else, name a script. */
export const LOADER_POLICY = 'loader'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'touchstart']

/**
 * The only inline script. Pages are readable and their links and forms work without it; it fetches the
 * application when the browser is idle after the first paint, or at the visitor's first touch.
 */
export const loaderScript = (entry: string): string =>
  `(()=>{let started;const start=()=>{if(started)return;started=1;` +
  `const url=${JSON.stringify(entry)},types=self.trustedTypes,script=document.createElement("script");` +
  `script.type="module";` +
  `script.src=types?types.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u}).createScriptURL(url):url;` +
  `document.head.append(script)};` +
  `for(const name of ${JSON.stringify(FIRST_TOUCH)})addEventListener(name,start,{once:true,passive:true,capture:true});` +
  `addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:4e3}):setTimeout(start,500))})()`
