/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'You are here',
  BREADCRUMB_HOME: 'Home',

  DEVICE_UP_TO: 'up to {price}',

  HOME_MANUFACTURERS: 'Which brand is it?',
  HOME_POPULAR: 'Popular devices',
  HOME_POPULAR_TEXT:
    'What we pay for a device like new in which everything works, with the largest storage where there is a choice. Sealed in its box it brings more.',

  OVERVIEW_CATEGORY: 'All {category} we buy',
  OVERVIEW_MANUFACTURER: 'Sell your {name} device',
  OVERVIEW_SERIES: 'Sell your {name}',
  OVERVIEW_SERIES_TITLE: 'Sell your {name}: all {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# device} other {# devices}}, each with the price we pay for it like new. Choose yours, answer a few questions and see how the price is worked out.',
  OVERVIEW_SEARCH: 'Results for “{query}”',
  OVERVIEW_SEARCH_EMPTY: 'Which device do you want to sell?',
  OVERVIEW_SEARCH_DESCRIPTION: 'Find your device by name or model number and see what we pay for it.',
  OVERVIEW_SEARCH_HINT: 'Type a name (“Galaxy S22”) or the model number on the device (“SM-S901B”).',
  OVERVIEW_COUNT: '{count, plural, =0 {No devices} one {# device} other {# devices}}',
  OVERVIEW_NOTHING: 'No matching device',
  OVERVIEW_NOTHING_TEXT:
    'Check the spelling or try fewer words: the model number on the back is often enough. Or browse by category:',
  OVERVIEW_NOTHING_CONTACT: 'Is your device missing? Tell us.',
  OVERVIEW_FILTERED_NOTHING: 'No devices match these filters',
  OVERVIEW_JUMP: 'Jump to a series',
  OVERVIEW_ABOUT: 'Good to know',

  FILTER_LABEL: 'Filter and sort',
  FILTER_MANUFACTURER: 'Brand',
  FILTER_CATEGORY: 'Category',
  FILTER_SERIES: 'Series',
  FILTER_YEAR: 'Year',
  FILTER_SORT: 'Sort by',
  FILTER_ALL: 'All',
  FILTER_RESET: 'Clear filters',
  SORT_SERIES: 'Series',
  SORT_NEWEST: 'Newest first',
  SORT_PRICE: 'Highest price first',
  SORT_POPULAR: 'Popular first',
  SORT_NAME: 'Name, A to Z',

  PAGING_LABEL: 'Pages',
  PAGING_PREVIOUS: 'Previous page',
  PAGING_NEXT: 'Next page',
  PAGING_PAGE: 'Page {page}',
  PAGING_STATUS: 'Page {page} of {count}',

  SELL_ALL: '{count, plural, one {See # model} other {See all # models}}',
  SELL_MANUFACTURERS: 'Choose the brand',
  SELL_DEVICES: 'Popular devices',

  PDP_TITLE: 'Sell your {name}',
  PDP_DESCRIPTION:
    'Sell your {name} for up to {price}. See what each answer does to the price before you choose it. Shipping and return are free.',
  PDP_UP_TO: 'We pay up to',
  PDP_UP_TO_NOTE:
    'Like new and everything works; with the largest storage where there is a choice. Sealed in its box it brings more. Your answers decide the exact price.',
  PDP_FACTS: 'Is this your device?',
  PDP_MANUFACTURER: 'Brand',
  PDP_SERIES: 'Series',
  PDP_RELEASED: 'Released',
  PDP_STORAGE: 'Storage',
  PDP_CODES: 'Model numbers',
  PDP_CODES_HINT: 'It is printed on the device or its box, or shown in the settings.',
  PDP_WRONG: 'Not yours? See all {series} models',
  PDP_RELATED: 'Other {series} models',
  PDP_PICTURE: 'Drawing of the {name}',

  RECENT_DEVICES: 'Recently viewed',
  RECENT_CLEAR: 'Clear list',

  SEARCH_SUGGESTIONS: 'Suggestions',
  SEARCH_SUGGESTION_COUNT: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  SEARCH_ALL: '{count, plural, one {Show # result} other {Show all # results}}',
  SEARCH_NOTHING: 'Nothing found for “{query}”. Try the model number.',
  SEARCH_RECENT: 'Recent searches',
  SEARCH_RECENT_CLEAR: 'Clear',
} as const
