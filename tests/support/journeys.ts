/** How a visitor sends one form, in the order of its controls. */
export interface Journey {
  path: string;
  /** Right answers by label, and the button that leads on. */
  steps: readonly { answers: Record<string, string>; button: string }[];
  /** The button that says yes to the question before sending. */
  confirm?: string;
  /** The notice after a success, and the button that ends it where it does not go by itself. */
  thanks: string;
  acknowledge?: string;
}

const PASSWORD = 'Monsoon-lantern-42';

/** Every form that is sent to staff, with right answers. `email` names the sender. */
export function journeys(email: string) {
  return {
    contact: {
      path: '/contact',
      steps: [
        {
          answers: { 'Full Name': 'Asha Rai', 'Email Address': email, 'Your Message': 'Namaste' },
          button: 'Send Message',
        },
      ],
      thanks: 'Message submitted successfully!',
      acknowledge: 'OK',
    },
    connect: {
      path: '/connect',
      steps: [
        {
          answers: {
            Name: 'Asha Rai',
            Email: email,
            Phone: '9812345678',
            Message: 'What would a year cost?',
          },
          button: 'SEND',
        },
      ],
      confirm: 'Yes, submit',
      thanks: 'Success!',
    },
    demo: {
      path: '/demo',
      steps: [
        {
          answers: {
            'Business Email': email,
            'First Name': 'Asha',
            'Last Name': 'Rai',
            Country: 'Nepal',
            'What help is needed?': 'billing/support help',
          },
          button: 'Next Step',
        },
        {
          answers: {
            'Company (optional)': 'Rai Traders',
            Industry: 'Education',
            Phone: '9812345678',
            'Number of Employees': '11-50',
            Role: 'Owner',
          },
          button: 'Submit Request',
        },
      ],
      thanks: 'Demo request submitted successfully!',
      acknowledge: 'OK',
    },
    feedback: {
      path: '/feedback',
      steps: [
        {
          answers: { Name: 'Asha Rai', Email: email, Rating: 'Good', Message: 'Well done' },
          button: 'Submit Feedback',
        },
      ],
      thanks: 'Thank you for your feedback!',
      acknowledge: 'OK',
    },
    websitePlan: {
      path: '/select-website-plan',
      steps: [
        {
          answers: {
            Name: 'Asha Rai',
            Email: email,
            'Company (optional)': 'Rai Traders',
            Plan: 'Elevate',
            'Message (optional)': 'Eight pages',
          },
          button: 'Submit Request',
        },
      ],
      thanks: 'Your request has been submitted!',
      acknowledge: 'OK',
    },
    registration: {
      path: '/registration',
      steps: [
        {
          answers: {
            Name: 'Asha Rai',
            Email: email,
            Phone: '9812345678',
            Address: 'Patan 12, Lalitpur',
            Password: PASSWORD,
            'Confirm Password': PASSWORD,
          },
          button: 'Register',
        },
      ],
      thanks: 'Registration successful!',
      acknowledge: 'Continue to Login',
    },
  } as const satisfies Record<string, Journey>;
}
