/** The only stylesheet of the desk; the content policy names its hash, so it must be sent exactly as it stands here. */
export const DESK_STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --raised: #f1efe6; --ink: #14211b; --soft: #4a5850;
  --line: #cfcbb9; --accent: #0a6b43; --on-accent: #fff; --alert: #9c2415 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101a15; --raised: #18261f; --ink: #eef3ee; --soft: #aebcb3; --line: #3b4f44;
    --accent: #63cb99; --on-accent: #0c1812; --alert: #ff9d8a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: .9375rem/1.4 system-ui, sans-serif;
  overflow-wrap: anywhere }
body > header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .5rem 1rem;
  background: var(--raised); border-bottom: 1px solid var(--line) }
body > header p { margin: 0 0 0 auto }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none }
main { padding: .75rem 1rem 2rem; max-width: 90rem }
main:focus { outline: none }
body > footer { padding: .5rem 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .8125rem }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.2 }
h2 { margin: 1.25rem 0 .5rem; font-size: 1.0625rem }
a { color: var(--accent) }
td a, li a { display: inline-block; min-height: 1.5rem }
a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -100vw }
.skip:focus { left: .5rem; top: .5rem; padding: .5rem; background: var(--paper) }
kbd { padding: 0 .3em; border: 1px solid var(--line); border-radius: .2rem; font: .8em/1.4 ui-monospace, monospace;
  color: var(--soft) }
table { border-collapse: collapse; width: 100%; overflow-wrap: break-word }
time { white-space: nowrap }
caption { padding: .25rem 0; text-align: left; color: var(--soft) }
th, td { padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 } dt { color: var(--soft) }
dd { margin: 0 }
form.fields { display: grid; gap: .75rem; max-width: 24rem } label { display: grid; gap: .25rem }
form.line { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: 0 0 .75rem }
form.fields > button { justify-self: start }
input, select, textarea, button { font: inherit; padding: .375rem .5rem; border: 1px solid var(--soft);
  border-radius: .25rem; background: var(--paper); color: var(--ink) }
button { background: var(--accent); border-color: var(--accent); color: var(--on-accent); cursor: pointer }
button kbd { color: inherit; border-color: currentColor }
body > header button { background: none; color: var(--accent) }
.alert { margin: 0 0 .75rem; padding: .5rem .75rem; border-left: 4px solid var(--alert); background: var(--raised) }
.scroll { overflow-x: auto }
fieldset { margin: 0 0 .5rem; padding: .25rem .75rem .5rem; border: 1px solid var(--line) } legend { font-weight: 600 }
.hint { margin: 0 0 .25rem; color: var(--soft); font-size: .8125rem }
label.tick { display: inline-flex; gap: .375rem; align-items: center; margin: 0 1.25rem .25rem 0 }
.tick [type=radio], .tick [type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0 }
.proof { max-width: 8rem; max-height: 6rem; vertical-align: top }
`
