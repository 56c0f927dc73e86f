package run

import _ "time/tzdata" // Windows has no time zones under the names that schedules use
