/** Addresses that no page links to: the health of an installation, and the text for a finder of a weakness (RFC 9116). */
export const machineUrls = {
  live: () => "/health/live",
  ready: () => "/health/ready",
  securityText: () => "/.well-known/security.txt",
};
