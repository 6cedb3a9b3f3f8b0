/** The fields of a contact message that breaks no rule. */
export const sampleMessage = {
  Name: 'سارة أحمد',
  Email: 'sara@example.com',
  PhoneNumber: '+201012345678',
  MessageContent: 'نريد عرض سعر لعشر مراوح محورية.',
}
