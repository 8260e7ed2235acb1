import { MAX_RESULT_SIZE } from '#contracts/search.ts'
import { DOCUMENT_FIELDS } from '#domain/search/document-fields.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { MAX_FROM } from '#domain/search/search-query.ts'
import {
  MAX_CLAUSES,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  MAX_WORDS,
} from '#server/ports/search/query-language/query-budget.ts'
import {
  CATEGORIES_AGGREGATION,
  DEVICE_COUNTS_AGGREGATION,
} from '#server/ports/search/query-language/write-query.ts'

const listFields = (index: IndexKind, isWanted: (kind: string) => boolean): string =>
  [...DOCUMENT_FIELDS[index]]
    .filter(([, { kind }]) => isWanted(kind))
    .map(([name]) => `\`${name}\``)
    .join(', ')

const isWords = (kind: string) => kind === 'words'
const isWhole = (kind: string) => kind !== 'words'

/** The language of `POST /searches` in words, from the same tables that it is read by. */
export const SEARCH_LANGUAGE = [
  'Takes a query in a part of OpenSearch’s language, as a JSON text in `search.source`. `application` is the name of an index: `shop-de` or `de-manufacturers`, and likewise `en-en` and `en-manufacturers`, `es-es`, `fr-fr`, `it-it` and `pl-pl`. A failed search answers with an empty result and `timed_out`.',
  '**Conditions**: `match_all`, `term`, `terms`, `range` (`gt`, `gte`, `lt`, `lte`), `match` (with `operator`), `match_phrase`, `match_phrase_prefix`, `multi_match` (`best_fields`, `phrase`, `phrase_prefix`) and `bool` (`must`, `filter`, `should`, `must_not`, `minimum_should_match` as a whole number). A condition holds or doesn’t; nothing is scored.',
  `**Fields of devices** compared as a whole: ${listFields('devices', isWhole)}. Searched word by word, ignoring case and accents: ${listFields('devices', isWords)}.`,
  `**Fields of manufacturers’ indexes**, with one document per series: ${listFields('groups', isWhole)}.`,
  '**Order**: `sort` by any field compared as a whole, except `storages`. Ties are broken by `id`, or by `series.id`. Without a sort, the newest devices come first. Documents without a value come last.',
  '**Typed text**: a `match` or `multi_match` with `fuzziness`, alone or in a `should` with phrase prefixes of the same text, and with or without a `function_score` by `releaseYear`, is a search for what a visitor typed in `model` and `searchTerms`. It’s sorted by relevance, which each engine judges by itself, and its weights are not used.',
  `**Aggregations**: in a manufacturers’ index, the list of categories: \`${JSON.stringify(CATEGORIES_AGGREGATION)}\`. In an index of devices, the counts per year and series: \`${JSON.stringify(DEVICE_COUNTS_AGGREGATION)}\`. No others.`,
  `**Limits**: ${MAX_CLAUSES} clauses, ${MAX_VALUES} values, ${MAX_WORDS} words, ${MAX_TEXT_LENGTH} characters per text, \`from\` up to ${MAX_FROM}, \`size\` and \`resultSize\` up to ${MAX_RESULT_SIZE} (the smaller one applies). \`_source\` is a list of fields. Many large queries in one minute are refused with \`TOO_MANY_REQUESTS\`.`,
  'Anything else is refused with `UNSUPPORTED_QUERY`, which names the part, such as `query.bool.should[2].fuzzy`.',
].join('\n\n')
