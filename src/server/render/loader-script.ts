/** The shop's only trusted-types policy: it lets the loader below, and nothing else, set a script's address. */
export const LOADER_POLICY = 'loader'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'touchstart']

/** Adds the script element, once. */
const writeStart = (entry: string) =>
  `let started;const start=()=>{if(started)return;started=1;` +
  `const url=${JSON.stringify(entry)},types=self.trustedTypes,script=document.createElement("script");` +
  `script.type="module";` +
  `script.src=types?types.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u}).createScriptURL(url):url;` +
  `document.head.append(script)};`

/** Waits for the first paint, if the browser reports it, and then for an idle moment. */
const WHEN_PAINTED =
  `const idle=()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:4e3}):setTimeout(start,500);` +
  `const name="first-contentful-paint";` +
  `addEventListener("load",()=>self.PerformanceObserver?.supportedEntryTypes?.includes("paint")?` +
  `new PerformanceObserver((list,observer)=>{if(list.getEntriesByName(name).length){observer.disconnect();idle()}})` +
  `.observe({type:"paint",buffered:true}):idle());`

const WHEN_TOUCHED = `for(const name of ${JSON.stringify(FIRST_TOUCH)})addEventListener(name,start,{once:true,passive:true,capture:true});`

/**
 * The only inline script. Pages are readable and their links and forms work without it; it fetches the
 * application when the browser is idle after the first paint, or at the visitor's first touch.
 */
export const writeLoaderScript = (entry: string): string =>
  `(()=>{${writeStart(entry)}${WHEN_TOUCHED}${WHEN_PAINTED}})()`
