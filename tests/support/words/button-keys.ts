import { sourceFiles } from '../source-files.ts'

// From the style of a button, or its component, to the end of the element.
const BUTTON = /(?:BUTTON_STYLES\.|<SubmitButton)[\s\S]{0,400}?<\/(?:button|a|RouteLink|SubmitButton)>/g

/** Keys of the texts that pages show on buttons. */
export const BUTTON_KEYS: ReadonlySet<string> = new Set(
  sourceFiles('src/web')
    .flatMap(({ text }) => text.match(BUTTON) ?? [])
    .flatMap((element) => [...element.matchAll(/'([A-Z][A-Z0-9]*_[A-Z0-9_]+)'/g)])
    .map(([, key = '']) => key),
)
