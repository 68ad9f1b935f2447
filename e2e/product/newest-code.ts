/** The code in the newest mail to an address, as /dev/outbox shows mails; undefined if there is none. */
export function findNewestCode(outbox: string, email: string): string | undefined {
  const mail = outbox.split('\n----------\n').find((text) => text.includes(`To: ${email}`))
  return /^Subject: .*?(\d{6})/m.exec(mail ?? '')?.[1]
}
