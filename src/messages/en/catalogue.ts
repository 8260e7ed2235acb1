/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'You are here',
  BREADCRUMB_HOME: 'Home',

  DEVICE_UP_TO: 'up to {price}',

  HOME_MANUFACTURERS: 'Which brand is it?',
  HOME_POPULAR: 'Popular devices',
  HOME_POPULAR_TEXT:
    'What we’ll pay for one that’s like new and fully working, with the most storage it comes in. Still sealed? You’ll get more.',

  OVERVIEW_CATEGORY: 'All the {category} we buy',
  OVERVIEW_MANUFACTURER: 'Sell your {name} device',
  OVERVIEW_SERIES: 'Sell your {name}',
  OVERVIEW_SERIES_TITLE: 'Sell your {name}: all {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# device} other {# devices}}, each with the price we’ll pay for it like new. Pick yours, answer a few questions and see how we work out your price.',
  OVERVIEW_SEARCH: 'Results for “{query}”',
  OVERVIEW_SEARCH_EMPTY: 'What would you like to sell?',
  OVERVIEW_SEARCH_DESCRIPTION: 'Find your device by name or model number and see what we’ll pay for it.',
  OVERVIEW_SEARCH_HINT: 'Type its name (“Galaxy S22”) or the model number on the device (“SM-S901B”).',
  OVERVIEW_COUNT: '{count, plural, =0 {No devices} one {# device} other {# devices}}',
  OVERVIEW_NOTHING: 'We couldn’t find that device',
  OVERVIEW_NOTHING_TEXT:
    'Check the spelling or try fewer words. The model number on the back is often enough. Or browse by category:',
  OVERVIEW_NOTHING_CONTACT: 'Can’t find your device? Let us know.',
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
  SELL_MANUFACTURERS: 'Choose a brand',
  SELL_DEVICES: 'Popular devices',

  PDP_TITLE: 'Sell your {name}',
  PDP_DESCRIPTION:
    'Sell your {name} for up to {price}. You’ll see what each answer does to the price before you choose it. Shipping and returns are free.',
  PDP_UP_TO: 'We’ll pay up to',
  PDP_UP_TO_NOTE:
    'For one that’s like new and fully working, with the most storage it comes in. Still sealed? You’ll get more. Your answers set the exact price.',
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
