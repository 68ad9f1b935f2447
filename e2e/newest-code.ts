/** The code in the newest mail to an address, as /dev/outbox shows mails; undefined where there is none. */
export function newestCode(outbox: string, email: string): string | undefined {
  const mail = outbox.split('\n----------\n').find((one) => one.includes(`To: ${email}`))
  return /^Subject: .*?(\d{6})/m.exec(mail ?? '')?.[1]
}
