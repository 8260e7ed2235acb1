import type { Facts } from './write-facts.ts'

const PLACEHOLDER = /\{(\w+)\}/g

const findFact = (facts: Facts, name: string): string | undefined =>
  Object.hasOwn(facts, name) ? facts[name as keyof Facts] : undefined

/** The placeholders of a text that name no fact. */
export const listUnknownFacts = (text: string, facts: Facts): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => findFact(facts, name) === undefined)

/** Replaces `{name}` by its fact. An unknown name stays as it is: whoever delivers texts checks them first. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (written, name: string) => findFact(facts, name) ?? written)
