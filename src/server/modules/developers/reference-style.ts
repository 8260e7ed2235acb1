/** The only stylesheet of the API reference. The page's security policy names its hash. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --raised: #f1efe6; --ink: #14211b; --soft: #4a5850;
  --line: #cfcbb9; --accent: #0a6b43 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101a15; --raised: #18261f; --ink: #eef3ee; --soft: #aebcb3; --line: #33453b; --accent: #63cb99 }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { margin: 3rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.375rem; line-height: 1.25 }
h3 { margin: 2.5rem 0 .25rem; font: 600 1rem/1.4 ui-monospace, monospace }
h4 { margin: 1.25rem 0 .25rem; font-size: .9375rem }
p { margin: 0 0 .75rem; max-width: 46rem }
a { color: var(--accent); text-underline-offset: .15em }
h3 a { color: inherit; text-decoration: none; display: inline-block; min-height: 1.5rem }
h3 a:hover { text-decoration: underline }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -100vw }
.skip:focus { left: .5rem; top: .5rem; padding: .5rem; background: var(--paper) }
.method { color: var(--accent) }
.lead { font-weight: 600 }
.soft { color: var(--soft) }
code, pre { font: .875rem/1.45 ui-monospace, monospace }
pre { margin: 0 0 .75rem; padding: .75rem; overflow: auto; max-height: 24rem; background: var(--raised);
  border: 1px solid var(--line); border-radius: .25rem; white-space: pre; overflow-wrap: normal }
ul { margin: 0 0 .75rem; padding-left: 1.25rem }
nav ul { list-style: none; padding: 0 } nav li li { margin-left: 1rem }
nav a { display: inline-block; min-height: 1.5rem }
details { margin: 0 0 .75rem } summary { cursor: pointer; color: var(--accent); min-height: 1.5rem }
.scroll { overflow-x: auto; margin: 0 0 .75rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: 400 }
th code { font-weight: 600 }
@media (min-width: 40rem) { tbody th { white-space: nowrap } }
thead th { color: var(--soft); font-size: .875rem }
@media (max-width: 40rem) { .wide thead { display: none } .wide tr, .wide th, .wide td { display: block; border: 0;
  padding: 0 } .wide tr { padding: .5rem 0; border-bottom: 1px solid var(--line) } }
@media print { pre { max-height: none } nav { display: none } }
`
