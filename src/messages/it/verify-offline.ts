/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Controlla',
  VERIFY_OFFLINE: 'Sei offline. Questa pagina controlla comunque i tuoi file.',
  VERIFY_OFFLINE_KEYS:
    'Contiene le nostre chiavi e lo stato del registro pubblico: {date}. Se un file ha una chiave più recente, controllalo quando torni online.',
  VERIFY_KEPT: 'Funziona anche offline',
  VERIFY_KEPT_TEXT:
    'Questa pagina è salvata sul tuo dispositivo e si apre senza internet. Per averla a portata di mano, scegli «Aggiungi a schermata Home» o «Installa» nel menu del browser.',
}
