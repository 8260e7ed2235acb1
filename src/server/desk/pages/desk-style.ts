/** The desk's only stylesheet. The content security policy names its hash, so it must be sent unchanged. */
export const DESK_STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --raised: #f1efe6; --ink: #14211b; --soft: #4a5850;
  --line: #cfcbb9; --edge: #7c877f; --accent: #0a6b43; --on-accent: #fff; --tint: #e3efe7; --alert: #9c2415 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101a15; --raised: #18261f; --ink: #eef3ee; --soft: #aebcb3; --line: #33453b; --edge: #7d8f85;
    --accent: #63cb99; --on-accent: #0c1812; --tint: #1d3529; --alert: #ff9d8a }
}
* { box-sizing: border-box }
[hidden] { display: none !important }
html { accent-color: var(--accent); scroll-padding: 1rem 1rem 4rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: .9375rem/1.4 system-ui, sans-serif;
  overflow-wrap: anywhere }

body > header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .375rem 1rem;
  background: var(--raised); border-bottom: 1px solid var(--line) }
body > header p { display: flex; gap: .5rem; align-items: center; margin: 0 }
body > header p.who { margin-left: auto; color: var(--soft); font-size: .8125rem }
.who strong { color: var(--ink); white-space: nowrap }
.mark { width: 1.25rem; height: 1.25rem; color: var(--accent); flex: none }
nav { flex: 1 1 30rem; min-width: 0 }
nav ul { display: flex; flex-wrap: wrap; gap: .125rem .25rem; margin: 0; padding: 0; list-style: none }
nav a { display: inline-block; min-height: 1.5rem; padding: .125rem .375rem; border-radius: .25rem; color: var(--ink); text-decoration: none; white-space: nowrap }
nav a:hover { background: var(--tint) }
nav a[aria-current] { background: var(--accent); color: var(--on-accent) }
nav a[aria-current] kbd { color: inherit; border-color: currentColor }
main { padding: .75rem 1rem 2rem; max-width: 90rem }
main:focus { outline: none }
body > footer { padding: .5rem 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .8125rem }
.door { max-width: 26rem; margin: 8vh auto 0; padding: 0 1rem 2rem }
[data-passkey] + form.fields, form.fields + [data-passkey] { margin-top: 1.25rem; padding-top: 1.25rem;
  border-top: 1px solid var(--line) }
form.fields + p { margin-top: 1rem }
.code { display: block; width: 13rem; height: 13rem; margin: 0 0 .75rem; background: #fff; fill: #000 }
.steps { padding-left: 1.25rem } .steps > li { margin: 0 0 1rem }
.codes { margin: 0 0 .75rem; padding-left: 2rem } .codes li { padding: .125rem 0 }
.codes code { font-size: 1rem; white-space: nowrap }
details { margin: 1.25rem 0 0; padding: .75rem 0 0; border-top: 1px solid var(--line) }
summary { cursor: pointer; color: var(--accent); min-height: 1.5rem }
details > p { margin-top: .5rem }

h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.0625rem }
p { margin: 0 0 .75rem }
a { color: var(--accent); text-underline-offset: .15em }
td a { white-space: nowrap }
td a, main li a, main > p > a { display: inline-block; min-height: 1.5rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.scroll:focus-visible { outline-offset: -3px }
.skip { position: absolute; left: -100vw }
.skip:focus { left: .5rem; top: .5rem; padding: .5rem; background: var(--paper); z-index: 1 }
kbd { padding: 0 .3em; border: 1px solid var(--line); border-radius: .2rem; font: .75em/1.4 ui-monospace, monospace;
  color: var(--soft) }
code, .raw { font: .8125rem/1.4 ui-monospace, monospace }
.soft { color: var(--soft) }
.tag { padding: 0 .375rem; border: 1px solid currentColor; border-radius: .25rem; color: var(--alert);
  font-size: .8125rem; white-space: nowrap }

table { border-collapse: collapse; width: 100%; overflow-wrap: break-word }
table.narrow { width: auto; min-width: 22rem }
time { white-space: nowrap }
caption { padding: .25rem 0; text-align: left; color: var(--soft) }
th, td { padding: .25rem 1rem .25rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top }
th:last-child, td:last-child { padding-right: .25rem }
th { color: var(--soft); font-size: .8125rem; font-weight: 600; white-space: nowrap }
tbody tr:hover { background: var(--raised) }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td .raw { display: block; min-width: 16rem; overflow-wrap: anywhere }
td form, td form.line { display: inline-flex; gap: .5rem; align-items: center; margin: 0 .5rem .125rem 0 }
td label { display: inline-flex; gap: .375rem; align-items: center }
td input { width: 9rem }
td button { padding: .0625rem .5rem }
.scroll { overflow-x: auto; margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 .75rem }
dt { color: var(--soft) } dd { margin: 0 }
dl.price { grid-auto-flow: column; grid-template: auto auto / none; justify-content: start; gap: 0 2rem;
  padding: .5rem .75rem; background: var(--raised); border-left: 4px solid var(--accent) }
dl.price dd { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums }

form.fields { display: grid; gap: .75rem; max-width: 26rem } label { display: grid; gap: .25rem }
form.line { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: 0 0 .75rem }
form.line.scan input { width: 22rem; max-width: 100%; font-size: 1.125rem }
form.fields > button { justify-self: start }
input, select, textarea, button { font: inherit; max-width: 100%; padding: .375rem .5rem; border: 1px solid var(--edge);
  border-radius: .25rem; background: var(--paper); color: var(--ink) }
[aria-invalid] { border-color: var(--alert) }
button { background: none; border-color: var(--accent); color: var(--accent); cursor: pointer; min-height: 1.75rem }
button:hover { background: var(--tint) }
button:disabled { opacity: .5; cursor: default }
button[accesskey=s], button.main, a.main { background: var(--accent); color: var(--on-accent) }
a.main { padding: .375rem .75rem; border-radius: .25rem; text-decoration: none }
button[accesskey=s].later { background: none; color: var(--accent) }
button kbd { color: inherit; border-color: currentColor }
body > header button { padding: .0625rem .5rem }
[type=file] { border-style: dashed; width: 100%; font-size: .8125rem; color: var(--soft) }
::file-selector-button { font: inherit; padding: .125rem .5rem; margin-right: .5rem; border: 1px solid var(--edge);
  border-radius: .25rem; background: var(--raised); color: var(--ink); cursor: pointer }
.alert, [role=status] { margin: 0 0 .75rem; padding: .5rem .75rem; border-left: 4px solid var(--alert);
  background: var(--raised) }
[role=status] { border-color: var(--accent) }
.alert > *, [role=status] > * { margin: 0 } .alert ul { padding-left: 1.25rem }
.wrong { color: var(--alert); font-size: .8125rem }
fieldset { min-width: 0; margin: 0 0 .5rem; padding: .125rem .75rem .375rem; border: 1px solid var(--line);
  border-radius: .25rem }
fieldset.open { border-color: var(--alert) }
fieldset:focus-within { background: var(--raised) }
legend { padding: 0 .25rem; margin-left: -.25rem; font-weight: 600 }
.question { display: grid; grid-template-columns: minmax(0, 1fr) 17rem; gap: .25rem 1rem; align-items: start }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
.photos { display: flex; gap: .5rem; align-items: center; overflow-wrap: normal; font-size: .8125rem; color: var(--soft) }
.kept { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .5rem 1rem }
.hint { margin: 0 0 .25rem; color: var(--soft); font-size: .8125rem }
label.tick { display: inline-flex; gap: .375rem; align-items: center; min-height: 1.75rem }
.tick [type=radio], .tick [type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0; flex: none }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; position: sticky; bottom: 0; margin: 0 -1rem; padding: .5rem 1rem;
  background: var(--paper); border-top: 1px solid var(--line) }
.proof { max-width: 8rem; max-height: 6rem; vertical-align: top; border-radius: .25rem }
.proofs { display: flex; flex-wrap: wrap; gap: .5rem }
@media (min-width: 60rem) { td .proofs { flex-wrap: nowrap } }
@media (max-width: 40rem) {
  kbd { display: none }
  body > header { gap: .25rem .75rem }
  nav { flex: 1 1 calc(100% - 3rem) } .question { grid-template-columns: minmax(0, 1fr) }
  dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .375rem }
  dl.price { grid-auto-flow: row; grid-template: none }
  nav, body > header p:has(+ nav) { align-self: start } body > header p:has(+ nav) { padding-top: .75rem }
  body > header p.who { flex: 1 1 10rem; flex-wrap: wrap; gap: 0 .5rem; margin-left: 0 }
  button, nav a, a.main, summary { min-height: 2.75rem }
  nav a, a.main { display: inline-flex; gap: .25rem; align-items: center }
  input:not([type=radio], [type=checkbox]), select { min-height: 2.75rem }
  .scroll table:not(.narrow) { width: max-content; min-width: 100%; max-width: 64rem }
  label.tick { min-height: 2.5rem }
}
@media print {
  body > header, body > footer, .skip, form, button { display: none }
  body { background: none; color: #000 } a { color: inherit; text-decoration: none } .scroll { overflow: visible }
}
`
