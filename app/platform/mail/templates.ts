/** What each mail is filled with; its words are in texts/it/mail.json under `<template>.subject` and `.body`. */
export interface MailParams {
  "confirm-email": { businessName: string; link: string };
  "already-registered": { signInLink: string; recoveryLink: string };
  "password-reset": { link: string };
}

export type MailTemplate = keyof MailParams;
