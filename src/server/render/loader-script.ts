/** The shop's only trusted-types policy: it lets the loader below, and nothing else, set a script's address. */
export const LOADER_POLICY = 'loader'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'touchstart']

/** Seconds until a script that did not come is asked for again: a host may be replaced in this moment. */
const RETRY_SECONDS = [1, 4, 15]

/** Adds the script element, once, and again if its file does not come. */
const writeStart = (entry: string) =>
  `const pauses=${JSON.stringify(RETRY_SECONDS)},types=self.trustedTypes,path=${JSON.stringify(entry)},` +
  `url=types?types.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u}).createScriptURL(path):path;` +
  `const load=()=>{const script=document.createElement("script");script.type="module";script.src=url;` +
  `script.onerror=()=>{script.remove();const pause=pauses.shift();if(pause)setTimeout(load,pause*1e3)};` +
  `document.head.append(script)};` +
  `let started;const start=()=>{if(!started){started=1;load()}};`

/** Asks once more for a style sheet that did not come: without it the page is hardly readable. */
const HEAL_STYLES = `for(const link of document.querySelectorAll("link[rel=stylesheet]"))if(!link.sheet)link.after(link.cloneNode());`

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
  `(()=>{${HEAL_STYLES}${writeStart(entry)}${WHEN_TOUCHED}${WHEN_PAINTED}})()`
