import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Estás aquí',
  BREADCRUMB_HOME: 'Inicio',

  DEVICE_UP_TO: 'hasta {price}',

  HOME_MANUFACTURERS: '¿De qué marca es?',
  HOME_POPULAR: 'Dispositivos populares',
  HOME_POPULAR_TEXT:
    'Lo que pagamos si está como nuevo, todo funciona y tiene la mayor capacidad. Precintado en su caja, pagamos más.',

  OVERVIEW_CATEGORY: 'Qué {category} compramos',
  OVERVIEW_MANUFACTURER: 'Vende tus dispositivos {name}',
  OVERVIEW_SERIES: 'Vende tu {name}',
  OVERVIEW_SERIES_TITLE: 'Vende tu {name}: {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}} con el precio máximo que pagamos. Elige el tuyo, responde a unas preguntas y mira de dónde sale el precio.',
  OVERVIEW_SEARCH: 'Resultados para «{query}»',
  OVERVIEW_SEARCH_EMPTY: '¿Qué dispositivo quieres vender?',
  OVERVIEW_SEARCH_DESCRIPTION: 'Busca tu dispositivo por nombre o número de modelo y mira cuánto pagamos.',
  OVERVIEW_SEARCH_HINT:
    'Escribe un nombre («Galaxy S22») o el número de modelo que pone en el dispositivo («SM-S901B»).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Ningún dispositivo} one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
  OVERVIEW_NOTHING: 'No hemos encontrado ese dispositivo',
  OVERVIEW_NOTHING_TEXT:
    'Revisa cómo está escrito o prueba con menos palabras: a menudo basta el número de modelo de la parte trasera. También puedes buscar por categoría:',
  OVERVIEW_NOTHING_CONTACT: '¿Falta tu dispositivo? Escríbenos.',
  OVERVIEW_FILTERED_NOTHING: 'Ningún dispositivo coincide con estos filtros',
  OVERVIEW_JUMP: 'Ir a una serie',
  OVERVIEW_ABOUT: 'Lo que conviene saber',

  FILTER_LABEL: 'Filtrar la lista',
  FILTER_MANUFACTURER: 'Marca',
  FILTER_CATEGORY: 'Categoría',
  FILTER_SERIES: 'Serie',
  FILTER_YEAR: 'Año',
  FILTER_SORT: 'Ordenar por',
  FILTER_ALL: 'Cualquiera',
  FILTER_RESET: 'Quitar filtros',
  SORT_SERIES: 'Serie',
  SORT_NEWEST: 'Más recientes',
  SORT_PRICE: 'Precio más alto',
  SORT_POPULAR: 'Más populares',
  SORT_NAME: 'Nombre',

  PAGING_LABEL: 'Páginas de la lista',
  PAGING_PREVIOUS: 'Página anterior',
  PAGING_NEXT: 'Página siguiente',
  PAGING_PAGE: 'Página {page}',
  PAGING_STATUS: 'Página {page} de {count}',

  SELL_ALL: '{count, plural, one {Ver # modelo} many {Ver # de modelos} other {Ver los # modelos}}',
  SELL_MANUFACTURERS: 'Elige la marca',
  SELL_DEVICES: 'Dispositivos populares',

  PDP_TITLE: 'Vende tu {name}',
  PDP_DESCRIPTION:
    'Vende tu {name}: pagamos hasta {price}. Antes de elegir cada respuesta ves cuánto cambia el precio. Envío y devolución gratis.',
  PDP_UP_TO: 'Pagamos hasta',
  PDP_UP_TO_NOTE:
    'Como nuevo, con todo en orden y la mayor capacidad. Precintado en su caja, pagamos más. El precio exacto depende de tus respuestas.',
  PDP_PICTURE: 'Dibujo: {name}',

  RECENT_DEVICES: 'Vistos recientemente',
  RECENT_CLEAR: 'Borrar la lista',

  SEARCH_SUGGESTIONS: 'Sugerencias',
  SEARCH_SUGGESTION_COUNT:
    '{count, plural, =0 {Ninguna sugerencia} one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',
  SEARCH_ALL:
    '{count, plural, one {Mostrar # resultado} many {Mostrar # de resultados} other {Mostrar los # resultados}}',
  SEARCH_NOTHING: 'Sin resultados para «{query}». Prueba con el número de modelo.',
  SEARCH_RECENT: 'Tus últimas búsquedas',
  SEARCH_RECENT_CLEAR: 'Borrar',
} satisfies Record<keyof typeof source, string>
