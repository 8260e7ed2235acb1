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
main > p > a { display: inline-block; min-height: 1.5rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.scroll:focus-visible { outline-offset: -3px }
.skip { position: absolute; left: -100vw }
.skip:focus { left: .5rem; top: .5rem; padding: .5rem; background: var(--paper); z-index: 1 }
kbd { padding: 0 .3em; border: 1px solid var(--line); border-radius: .2rem; font: .75em/1.4 ui-monospace, monospace;
  color: var(--soft) }
code { font: .8125rem/1.4 ui-monospace, monospace }
.soft { color: var(--soft) }

table { border-collapse: collapse; width: 100%; overflow-wrap: break-word }
table.narrow { width: auto; min-width: 22rem }
time { white-space: nowrap }
caption { padding: .25rem 0; text-align: left; color: var(--soft) }
th, td { padding: .25rem 1rem .25rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top }
th:last-child, td:last-child { padding-right: .25rem }
th { color: var(--soft); font-size: .8125rem; font-weight: 600; white-space: nowrap }
tbody tr:hover { background: var(--raised) }
td button { padding: .0625rem .5rem }
.scroll { overflow-x: auto; margin: 0 0 .75rem }

form.fields { display: grid; gap: .75rem; max-width: 26rem } label { display: grid; gap: .25rem }
form.fields > button { justify-self: start }
input, button { font: inherit; max-width: 100%; padding: .375rem .5rem; border: 1px solid var(--edge);
  border-radius: .25rem; background: var(--paper); color: var(--ink) }
button { background: none; border-color: var(--accent); color: var(--accent); cursor: pointer; min-height: 1.75rem }
button:hover { background: var(--tint) }
button:disabled { opacity: .5; cursor: default }
button[accesskey=s], button.main, a.main { background: var(--accent); color: var(--on-accent) }
a.main { padding: .375rem .75rem; border-radius: .25rem; text-decoration: none }
button kbd { color: inherit; border-color: currentColor }
body > header button { padding: .0625rem .5rem }
.alert, [role=status] { margin: 0 0 .75rem; padding: .5rem .75rem; border-left: 4px solid var(--alert);
  background: var(--raised) }
[role=status] { border-color: var(--accent) }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
@media (max-width: 40rem) {
  kbd { display: none }
  body > header { gap: .25rem .75rem }
  nav { flex: 1 1 calc(100% - 3rem) }
  nav, body > header p:has(+ nav) { align-self: start } body > header p:has(+ nav) { padding-top: .75rem }
  body > header p.who { flex: 1 1 10rem; flex-wrap: wrap; gap: 0 .5rem; margin-left: 0 }
  button, nav a, a.main, summary, input { min-height: 2.75rem }
  nav a, a.main { display: inline-flex; gap: .25rem; align-items: center }
  .scroll table:not(.narrow) { width: max-content; min-width: 100%; max-width: 64rem }
}
@media print {
  body > header, body > footer, .skip, form, button { display: none }
  body { background: none; color: #000 } a { color: inherit; text-decoration: none } .scroll { overflow: visible }
}
`
