import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Estás aquí',
  BREADCRUMB_HOME: 'Inicio',

  DEVICE_UP_TO: 'hasta {price}',

  HOME_MANUFACTURERS: '¿De qué fabricante es?',
  HOME_POPULAR: 'Dispositivos populares',
  HOME_POPULAR_TEXT:
    'Lo que pagamos por un dispositivo como nuevo en el que todo funciona, con la mayor capacidad si hay varias. Precintado en su caja vale más.',

  OVERVIEW_CATEGORY: 'Qué {category} compramos',
  OVERVIEW_MANUFACTURER: 'Vende tus dispositivos {name}',
  OVERVIEW_SERIES: 'Vende tu {name}',
  OVERVIEW_SERIES_TITLE: 'Vende tu {name}: {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}} con el precio máximo que pagamos. Elige el tuyo, responde a unas preguntas y mira cómo se calcula el precio.',
  OVERVIEW_SEARCH: 'Resultados para «{query}»',
  OVERVIEW_SEARCH_EMPTY: '¿Qué dispositivo quieres vender?',
  OVERVIEW_SEARCH_DESCRIPTION: 'Busca tu dispositivo por nombre o número de modelo y mira cuánto pagamos.',
  OVERVIEW_SEARCH_HINT:
    'Escribe un nombre («Galaxy S22») o el número de modelo que figura en el dispositivo («SM-S901B»).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Ningún dispositivo} one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
  OVERVIEW_NOTHING: 'Ningún dispositivo con estas palabras',
  OVERVIEW_NOTHING_TEXT:
    'Revisa la ortografía o escribe menos: a menudo basta con el número de modelo que figura en la parte trasera. O busca por categoría:',
  OVERVIEW_NOTHING_CONTACT: '¿Falta tu dispositivo? Escríbenos.',
  OVERVIEW_FILTERED_NOTHING: 'Ningún dispositivo cumple estos filtros',
  OVERVIEW_JUMP: 'Ir a una serie',
  OVERVIEW_ABOUT: 'Conviene saberlo',

  FILTER_LABEL: 'Acota la lista',
  FILTER_MANUFACTURER: 'Fabricante',
  FILTER_CATEGORY: 'Categoría',
  FILTER_SERIES: 'Serie',
  FILTER_YEAR: 'Año',
  FILTER_SORT: 'Orden',
  FILTER_ALL: 'Cualquiera',
  FILTER_RESET: 'Quitar filtros',
  SORT_SERIES: 'Por serie',
  SORT_NEWEST: 'Primero lo más nuevo',
  SORT_PRICE: 'Primero el precio más alto',
  SORT_POPULAR: 'Primero los populares',
  SORT_NAME: 'Por nombre',

  PAGING_LABEL: 'Páginas de la lista',
  PAGING_PREVIOUS: 'Página anterior',
  PAGING_NEXT: 'Página siguiente',
  PAGING_PAGE: 'Página {page}',
  PAGING_STATUS: 'Página {page} de {count}',

  SELL_ALL: '{count, plural, one {Ver # modelo} many {Ver # de modelos} other {Ver los # modelos}}',
  SELL_MANUFACTURERS: 'Elige el fabricante',
  SELL_DEVICES: 'Dispositivos populares',

  PDP_TITLE: 'Vende tu {name}',
  PDP_DESCRIPTION:
    'Vende tu {name}: pagamos hasta {price}. Ves el efecto de cada respuesta en el precio antes de elegirla. Envío y devolución gratis.',
  PDP_UP_TO: 'Pagamos hasta',
  PDP_UP_TO_NOTE:
    'Como nuevo, todo funciona y la mayor capacidad si hay varias. Precintado en su caja vale más. El precio exacto depende de tus respuestas.',
  PDP_FACTS: '¿Es este tu dispositivo?',
  PDP_MANUFACTURER: 'Fabricante',
  PDP_SERIES: 'Serie',
  PDP_RELEASED: 'Lanzamiento',
  PDP_STORAGE: 'Capacidad',
  PDP_CODES: 'Números de modelo',
  PDP_CODES_HINT: 'El número figura en el dispositivo, en su caja o en los ajustes.',
  PDP_WRONG: '¿No es el tuyo? Mira todos los modelos {series}',
  PDP_RELATED: 'Más modelos {series}',
  PDP_PICTURE: 'Dibujo: {name}',

  RECENT_DEVICES: 'Lo que has mirado',
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
