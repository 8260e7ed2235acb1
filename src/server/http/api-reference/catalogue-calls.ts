import type { CallReferences } from './call-reference.ts'
import { DEVICE_CARDS, IMAGE } from './examples.ts'
import { SEARCH_LANGUAGE } from './search-language.ts'

const SERIES_QUERY = {
  query: { term: { seriesId: 118 } },
  sort: [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }],
  _source: ['id', 'name', 'releaseYear'],
}

export const CATALOGUE_CALLS: CallReferences = {
  'POST /searches': {
    description: SEARCH_LANGUAGE,
    errors: ['UNSUPPORTED_QUERY'],
    request: {
      search: { source: JSON.stringify(SERIES_QUERY), source_content_type: 'application/json' },
      application: 'shop-de',
      resultSize: 2,
    },
    answers: {
      200: {
        hits: {
          total: { value: 4 },
          hits: [
            { _source: { id: 1_345, name: 'Apple iPhone 13 Pro Max', releaseYear: 2021 } },
            { _source: { id: 1_342, name: 'Apple iPhone 13', releaseYear: 2021 } },
          ],
        },
      },
    },
  },
  'GET /api/search/suggestions': {
    description:
      'Up to six devices and two manufacturers or categories. If the search fails, the answer is empty.',
    parameters: { q: 'iphone 13' },
    answers: {
      200: {
        total: 4,
        devices: [
          {
            id: 1_342,
            name: 'Apple iPhone 13',
            path: '/produkte/apple-iphone-13',
            image: IMAGE,
            topPriceInCents: 29_000,
            highlights: [[6, 15]],
          },
        ],
        groups: [],
      },
    },
  },
  'GET /api/catalogue/devices': {
    description: 'Up to twelve ids. Devices that are gone are left out; the order stays as asked.',
    parameters: { ids: '1342' },
    answers: { 200: DEVICE_CARDS },
  },
  'GET /api/catalogue/recognised': {
    description:
      'For the device in the visitor’s hand. The models come from what the browser reveals; nothing is stored.',
    parameters: { models: 'SM-G991B' },
    answers: {
      200: {
        devices: [
          {
            id: 2_114,
            name: 'Samsung Galaxy S21',
            url: 'samsung-galaxy-s21',
            image: IMAGE,
            releaseYear: 2021,
            topPriceInCents: 14_500,
          },
        ],
      },
    },
  },
}
