/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Verificar',
  VERIFY_OFFLINE: 'Estás sin conexión. Esta página verifica tus archivos igualmente.',
  VERIFY_OFFLINE_KEYS:
    'Tiene nuestras claves y el estado del registro público del {date}. Si un archivo lleva una clave más reciente, verifícalo cuando vuelvas a tener conexión.',
  VERIFY_KEPT: 'También funciona sin conexión',
  VERIFY_KEPT_TEXT:
    'Esta página está guardada en tu dispositivo y se abre sin internet. Para tenerla a mano, elige «Añadir a pantalla de inicio» o «Instalar» en el menú del navegador.',
}
